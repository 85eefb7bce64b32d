/** What a vision model looks at anyway; larger only costs the parent's connection. */
const LONGEST_SIDE = 1568;
const QUALITY = 0.85;

/** Why a photo could not be made ready. */
export class PhotoError extends Error {
  readonly problem: "unreadable" | "prepareFailed";

  constructor(problem: PhotoError["problem"]) {
    super(problem);
    this.name = "PhotoError";
    this.problem = problem;
  }
}

async function pictureOf(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new PhotoError("unreadable");
  }
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(new PhotoError("unreadable"));
    reader.onload = () => {
      const address = typeof reader.result === "string" ? reader.result : "";
      const data = address.slice(address.indexOf(",") + 1);
      if (data === "") reject(new PhotoError("prepareFailed"));
      else resolve(data);
    };
    reader.readAsDataURL(blob);
  });
}

/**
 * The photo drawn anew on this device: upright, at most 1568 pixels a side, a JPEG as base64. Where and when it was taken
 * is in its file and not in its picture, so neither leaves the device. Throws a `PhotoError`.
 */
export async function shrinkPhoto(file: File): Promise<string> {
  const picture = await pictureOf(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) throw new PhotoError("prepareFailed");
  // What a PNG leaves clear would become black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  if (blob === null) throw new PhotoError("prepareFailed");
  return base64Of(blob);
}
