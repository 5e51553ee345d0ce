/** Notes in this entry of the history what stood in the field, so that Back finds it there again. */
export function rememberTyped(searched: string): void {
  const state = window.history.state as { state?: object | null } | null
  // What the entry keeps as `state`, the router gives back with the location.
  window.history.replaceState({ ...state, state: { ...state?.state, searched } }, '')
}

export function typedIn(state: unknown): string | undefined {
  return (state as { searched?: string } | null)?.searched
}
