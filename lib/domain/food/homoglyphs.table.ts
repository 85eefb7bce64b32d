/** Letters of other scripts that look like a Latin letter. Upper and lower case differ: Greek Η is H, Greek η is n. */
export const LATIN_LOOK_ALIKE: Readonly<Record<string, string>> = {
  // Cyrillic
  А: "A", В: "B", Е: "E", Ё: "E", З: "3", К: "K", М: "M", Н: "H", О: "O", Р: "P", С: "C", Т: "T", У: "Y", Х: "X",
  І: "I", Ї: "I", Ј: "J", Ѕ: "S", Ԁ: "D", Ԛ: "Q", Ԝ: "W", Һ: "H", Ү: "Y", Ӏ: "I",
  а: "a", в: "b", е: "e", ё: "e", з: "3", к: "k", м: "m", н: "h", о: "o", р: "p", с: "c", т: "t", у: "y", х: "x",
  і: "i", ї: "i", ј: "j", ѕ: "s", ԁ: "d", ԛ: "q", ԝ: "w", һ: "h", ү: "y", ӏ: "l",
  // Greek
  Α: "A", Β: "B", Ε: "E", Ζ: "Z", Η: "H", Ι: "I", Κ: "K", Μ: "M", Ν: "N", Ο: "O", Ρ: "P", Τ: "T", Υ: "Y", Χ: "X",
  α: "a", β: "b", γ: "y", ε: "e", η: "n", ι: "i", κ: "k", ν: "v", ο: "o", ρ: "p", σ: "o", τ: "t", υ: "u", χ: "x",
  ω: "w", ϲ: "c", ϳ: "j",
  // Armenian
  ա: "w", օ: "o", ո: "n", ս: "u", հ: "h", ց: "g", զ: "q", յ: "j",
  // Latin letters that are drawn like another one
  ɑ: "a", ɡ: "g", ı: "i", ɩ: "i", ʟ: "l", ɴ: "n", ɪ: "i", ʀ: "r", ʜ: "h", ʏ: "y", ʙ: "b", ɢ: "g", ꜰ: "f", ꜱ: "s",
  ᴀ: "a", ᴄ: "c", ᴅ: "d", ᴇ: "e", ᴊ: "j", ᴋ: "k", ᴍ: "m", ᴏ: "o", ᴘ: "p", ᴛ: "t", ᴜ: "u", ᴠ: "v", ᴡ: "w", ᴢ: "z",
};
