const PER_CENT = ["0", "0,1", "0,2", "0,3", "0,5", "1", "1,0", "1,5", "1,6", "1,7", "1,8", "2", "2,0"];

/** Fat of skimmed and half skimmed milk as labels have it ("1,5 %", "1.5%"); whole milk has 3.2 per cent and more. */
export const SHARES_OF_LITTLE_FAT: readonly string[] = [
  ...new Set(PER_CENT.flatMap((share) => [share, share.replace(",", ".")])),
].flatMap((share) => [`${share}%`, `${share} %`]);
