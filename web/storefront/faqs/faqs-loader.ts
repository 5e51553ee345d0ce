import type { Faq } from '#contract/faqs.ts'
import { localText } from '#web/commerce/words/local-name.ts'
import { callContext, languageContext } from '#web/data/call-context.ts'
import type { ReadingLanguage } from '#web/language/language.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

const LONGEST_SEARCH = 100

/** The questions in the reader's language, in groups: one call. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const reading = context.get(languageContext)
  const asked = new URL(request.url).searchParams.get('search') ?? ''
  const search = asked.trim().slice(0, LONGEST_SEARCH)
  const { data } = await context.get(callContext)(
    'GET /faqs',
    { query: search === '' ? {} : { search } },
    { signal: request.signal },
  )
  return {
    search,
    groups: data.map(({ group, faqs }) => ({
      group,
      faqs: faqs.map((faq) => toQuestion(faq, reading)),
    })),
  }
}

export type FaqsData = Awaited<ReturnType<typeof loader>>
export type Question = FaqsData['groups'][number]['faqs'][number]

function toQuestion(faq: Faq, reading: ReadingLanguage) {
  return {
    id: faq.id,
    question: localText(faq, 'question', reading),
    answerHtml: localText(faq, 'answer_html', reading),
  }
}
