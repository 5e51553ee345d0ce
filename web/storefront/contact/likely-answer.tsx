import { useEffect, useState } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Lightbulb } from '#web/ui/icons/lightbulb.ts'

import { findAnswer, type FoundAnswer } from './find-answer.ts'

const PAUSE_MS = 600
const ENOUGH_LETTERS = 8
const MOST_LETTERS = 100

const bold = { b: (words: string) => <b>{words}</b> }

/** What may spare somebody the message: the answer to a question like theirs, while they type. */
export function LikelyAnswer({ text }: { text: string }) {
  const { t } = useTranslation()
  const found = useAnswer(text.trim().slice(0, MOST_LETTERS))
  return (
    <div aria-live="polite">
      {found !== undefined && (
        <div className="bg-sunken flex items-start gap-2.5 rounded-md p-4">
          <Icon of={Lightbulb} className="text-primary-text mt-0.5 flex-none" />
          <div className="min-w-0">
            <p>
              <RichText
                text="contactPage.answer"
                values={{ question: found.question }}
                parts={bold}
              />
            </p>
            <p className="text-muted mt-1">{found.answer}</p>
            <a
              className="link"
              href={withQuery(paths.faqs, { search: found.question })}
              target="_blank"
              rel="noreferrer"
            >
              {t('contactPage.answerMore')}
            </a>
          </div>
        </div>
      )}
    </div>
  )
}

/** Asked once somebody pauses; what comes for older words is dropped. */
function useAnswer(text: string): FoundAnswer | undefined {
  const [found, setFound] = useState<{ text: string; answer: FoundAnswer | undefined }>()
  useEffect(() => {
    if (text.length < ENOUGH_LETTERS) return undefined
    const abort = new AbortController()
    const look = async () => {
      const answer = await findAnswer(text, abort.signal)
      if (!abort.signal.aborted) setFound({ text, answer })
    }
    const timer = setTimeout(() => {
      void look()
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text])
  return text.length < ENOUGH_LETTERS ? undefined : found?.answer
}
