/**
 * What a part of the verification finds. Whatever it stumbles over becomes a problem of the file
 * that it reads, so that no file, however it was made, ends the verification without a verdict.
 */
export const guarded = (file: string, part: () => readonly string[]): readonly string[] => {
  try {
    return part();
  } catch {
    return [`${file}: su contenido no es el que debe ser y no puede comprobarse.`];
  }
};
