import { useId, useState } from 'react'

import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ThumbsUp } from '#web/ui/icons/thumbs-up.ts'

/** "Did this help?", with thanks for the answer; whoever thinks again may say otherwise. */
export function HelpedVote({ faqId, question }: { faqId: number; question: string }) {
  const { t } = useTranslation()
  const id = useId()
  const [vote, setVote] = useState<boolean>()
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')
  const send = async (helpful: boolean) => {
    // A button that is switched off loses the focus, so it only hears nothing meanwhile.
    if (isBusy) return
    setIsBusy(true)
    try {
      const { message } = await browserCall('POST /faqs/{id}/vote', {
        params: { id: faqId },
        body: { helpful },
      })
      setVote(helpful)
      setSaid(message)
    } catch (error) {
      setSaid(error instanceof Error ? error.message : t('faqs.voteFailed'))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="faq-vote" role="group" aria-labelledby={id}>
      <span id={id} className="mr-1">
        {t('faqs.helped')}
        <span className="sr-only"> {question}</span>
      </span>
      <Button
        look={vote === true ? 'soft' : 'secondary'}
        size="small"
        icon={<Icon of={ThumbsUp} />}
        aria-pressed={vote === true}
        onClick={() => void send(true)}
      >
        {t('faqs.yes')}
      </Button>
      <Button
        look={vote === false ? 'soft' : 'secondary'}
        size="small"
        aria-pressed={vote === false}
        onClick={() => void send(false)}
      >
        {t('faqs.no')}
      </Button>
      <span role="status">{said}</span>
    </div>
  )
}
