type Go = (path: string) => void

let go: Go = (path) => window.location.assign(path)

/** Set when the application starts: lets code outside React, such as the buttons of toasts, change the page. */
export function navigateWith(router: Go): void {
  go = router
}

export function goTo(path: string): void {
  go(path)
}
