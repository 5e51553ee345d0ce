type Go = (path: string) => void

let go: Go = (path) => window.location.assign(path)

/** The application hands over its router at the start, for links outside of React such as those of toasts. */
export function navigateWith(router: Go): void {
  go = router
}

export function goTo(path: string): void {
  go(path)
}
