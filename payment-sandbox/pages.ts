import { returnLocation } from './return-url.ts'
import type { IntentRow } from './stripe-objects.ts'
import { formatAmount, type Language, textsIn } from './texts.ts'

interface PageFrame {
  basePath: string
  language: Language
}

export type StepPage = 'authenticate' | 'bancontact'

/** Asks the customer to decide: two forms, each its own button. */
export function stepPage(frame: PageFrame, page: StepPage, intent: IntentRow): string {
  const { page: texts } = textsIn(frame.language)
  const title = page === 'bancontact' ? texts.bancontactTitle : texts.authenticateTitle
  const lead = page === 'bancontact' ? texts.bancontactLead : texts.authenticateLead
  return framed(
    frame,
    title,
    `<p>${escape(lead)}</p>
    <dl>
      <dt>${escape(texts.amount)}</dt>
      <dd>${escape(formatAmount(intent.amount, intent.currency, frame.language))}</dd>
      <dt>${escape(texts.reference)}</dt>
      <dd>${escape(intent.description ?? intent.id)}</dd>
    </dl>
    <div class="choices">
      ${choice(frame, page, intent, 'approve')}
      ${choice(frame, page, intent, 'refuse')}
    </div>`,
  )
}

function choice(
  { basePath, language }: PageFrame,
  page: StepPage,
  intent: IntentRow,
  decision: 'approve' | 'refuse',
): string {
  const action = `${basePath}/${page}/${intent.id}/${decision}?attempt=${intent.action_token}`
  const look = decision === 'approve' ? 'button button-primary' : 'button'
  return `<form method="post" action="${escape(action)}">
        <input type="hidden" name="lng" value="${language}">
        <button type="submit" class="${look}">${escape(textsIn(language).page[decision])}</button>
      </form>`
}

export type Outcome = keyof ReturnType<typeof textsIn>['outcome']

/** Tells in one sentence how it ended, with the way back where there is one. */
export function outcomePage(frame: PageFrame, outcome: Outcome, intent?: IntentRow): string {
  const texts = textsIn(frame.language)
  const back =
    intent === undefined || intent.return_url === null
      ? ''
      : `<a class="button" href="${escape(returnLocation(intent.return_url, intent))}">${escape(texts.page.back)}</a>`
  return framed(frame, texts.outcome[outcome], back)
}

function framed({ basePath, language }: PageFrame, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escape(title)}</title>
  <link rel="stylesheet" href="${escape(basePath)}/page.css">
</head>
<body>
  <header><p class="ribbon">${escape(textsIn(language).page.ribbon)}</p></header>
  <main>
    <section class="card">
    <h1>${escape(title)}</h1>
    ${content}
    </section>
  </main>
</body>
</html>
`
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
)

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities.get(character) ?? character)
}
