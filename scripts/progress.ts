const COLUMN = 26

/** Prints the steps of a start, one line each, with what each took. */
export interface Progress {
  /** Runs a step; `note` says more about it while it runs and after. */
  step<Answer>(
    title: string,
    work: (note: (text: string) => void) => Promise<Answer>,
  ): Promise<Answer>
  say: (line: string) => void
}

export function printProgress(output: NodeJS.WriteStream = process.stdout): Progress {
  const running = new Map<string, string>()

  /** On a terminal the last line shows what is going on; in a log only finished steps appear. */
  function redraw(): void {
    if (!output.isTTY) return
    const line = [...running].map(([title, note]) => `${title}${note && ` (${note})`}`).join(', ')
    output.write(`\r\u001B[K${line && `  … ${line.slice(0, (output.columns || 80) - 5)}`}`)
  }

  function say(line: string): void {
    if (output.isTTY) output.write('\r\u001B[K')
    output.write(`${line}\n`)
    redraw()
  }

  return {
    say,
    async step(title, work) {
      const startedAt = performance.now()
      running.set(title, '')
      redraw()
      try {
        const answer = await work((text) => {
          running.set(title, text)
          redraw()
        })
        const note = running.get(title) ?? ''
        running.delete(title)
        say(
          `  ✓ ${title.padEnd(COLUMN)}${seconds(performance.now() - startedAt)}  ${note}`.trimEnd(),
        )
        return answer
      } finally {
        running.delete(title)
        redraw()
      }
    },
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`.padStart(7)
}
