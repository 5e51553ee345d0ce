/** In lower case and without accents, for comparing what people type: `Terminée` → `terminee`. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
