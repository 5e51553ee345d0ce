/** Notes in this entry of the history what stood in the field, so that Back finds it there again. */
export function rememberTyped(searched: string): void {
  const state = window.history.state as { usr?: object | null } | null
  // React Router gives `usr` back as the state of the location.
  window.history.replaceState({ ...state, usr: { ...state?.usr, searched } }, '')
}

export function typedIn(state: unknown): string | undefined {
  return (state as { searched?: string } | null)?.searched
}
