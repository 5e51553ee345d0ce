const KEY = 'octavo_scroll'

/** How far down each entry of the history was scrolled, as long as the tab lives. */
class ScrollPositions {
  #positions: Record<string, number> = {}

  of(key: string): number | undefined {
    return this.#positions[key]
  }

  note(key: string): void {
    this.#positions[key] = window.scrollY
  }

  read(): void {
    try {
      this.#positions = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>
    } catch {
      // Nothing kept, or nothing may be.
    }
  }

  write(): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.#positions))
    } catch {
      // Nothing may be kept.
    }
  }
}

export const scrollPositions = new ScrollPositions()
