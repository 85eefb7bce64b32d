/** 5 MB, as specified. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

/** The formats that a photo may have. */
export const PHOTO_TYPES = ["image/jpeg", "image/png"] as const;

/** Why a chosen file is no photo for us; `undefined` for one that is. */
export function photoProblem(file: Pick<File, "type" | "size">): "notAnImage" | "tooLarge" | undefined {
  if (!PHOTO_TYPES.some((type) => type === file.type)) return "notAnImage";
  return file.size > MAX_PHOTO_BYTES ? "tooLarge" : undefined;
}

/** What is said beside the choice of a photo: of its formats, and that none can be read here. */
export const PHOTO_NOTES_ID = "photo-notes";
