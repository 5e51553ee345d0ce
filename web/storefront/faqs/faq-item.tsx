import { Icon } from '#web/ui/icon.tsx'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { Prose } from '#web/ui/prose.tsx'

import type { Question } from './faqs-loader.ts'
import { HelpedVote } from './helped-vote.tsx'

/** A question that opens its answer; works without code, but for the vote. */
export function FaqItem({ faq, isOpen }: { faq: Question; isOpen: boolean }) {
  return (
    <details className="faq" open={isOpen} id={`faq-${faq.id}`}>
      <summary className="faq-question">
        <h3 className="faq-title">{faq.question}</h3>
        <Icon of={ChevronDown} className="faq-arrow" />
      </summary>
      <div className="faq-answer">
        <Prose className="prose-small" html={faq.answerHtml} />
        <HelpedVote faqId={faq.id} question={faq.question} />
      </div>
    </details>
  )
}
