/** Turns while something is busy; say what is busy in words beside it. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
