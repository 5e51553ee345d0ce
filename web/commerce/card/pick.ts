/** The named fields of a record and no others. */
export function pick<Source, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  // Filled just below: each name is set from the source itself.
  const picked = {} as Pick<Source, Name>
  for (const name of names) picked[name] = source[name]
  return picked
}
