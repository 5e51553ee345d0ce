export interface ComboboxOption {
  value: string
  label: string
  /** A second line. */
  detail?: string | undefined
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
