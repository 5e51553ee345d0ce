import { useState } from 'react'

import { Clock } from '#web/ui/icons/clock.ts'
import { Mail } from '#web/ui/icons/mail.ts'
import { PhoneOff } from '#web/ui/icons/phone-off.ts'

import { CodeStep } from './code-step.tsx'
import { DoorPage, type Reason } from './door-page.tsx'
import { EmailStep } from './email-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'

const REASONS: readonly Reason[] = [
  { icon: Mail, text: 'forgot.panel.code' },
  { icon: Clock, text: 'forgot.panel.time' },
  { icon: PhoneOff, text: 'forgot.panel.phone' },
]

type Step = { name: 'email' } | { name: 'code' } | { name: 'password'; token: string }

/** A forgotten password in three steps: email, code, new password. Each leads back to the first. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const [step, setStep] = useState<Step>({ name: 'email' })
  const restart = () => setStep({ name: 'email' })
  return (
    <DoorPage title="forgot.panel.title" reasons={REASONS}>
      {step.name === 'email' && (
        <EmailStep
          email={email}
          onSent={(sent) => {
            setEmail(sent)
            setStep({ name: 'code' })
          }}
        />
      )}
      {step.name === 'code' && (
        <CodeStep
          email={email}
          onChecked={(token) => setStep({ name: 'password', token })}
          onBack={restart}
        />
      )}
      {step.name === 'password' && (
        <NewPasswordStep email={email} token={step.token} onBack={restart} />
      )}
    </DoorPage>
  )
}
