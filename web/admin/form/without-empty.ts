/** The fields that say something: an input that was left empty asks for nothing. */
export function withoutEmpty<Fields extends Readonly<Record<string, unknown>>>(
  fields: Fields,
): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== ''),
  ) as Partial<Fields>
}
