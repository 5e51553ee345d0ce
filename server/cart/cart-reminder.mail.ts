import type { AbandonedCart } from '#contract/abandoned-carts.ts'
import { letter, type Sender, voiceOf } from '#server/mails/mail-voice.ts'
import type { Mail } from '#server/mails/outbox.ts'

/** Tells somebody what they left in the cart, with the link that brings it back. */
export function cartReminderMail(
  cart: AbandonedCart,
  { url, leaveUrl }: { url: string; leaveUrl: string },
  sender: Sender,
): Mail {
  const voice = voiceOf(cart.language ?? 'en')
  const { t, money } = voice
  const { name: shop } = sender.settings.shop
  const isAllThere = cart.items.every((item) => item.available_stock >= item.quantity)
  return letter(
    {
      subject: t('cart_reminder.subject', { shop }),
      hello:
        cart.name === null ? t('back_in_stock.hello') : t('account.hello', { name: cart.name }),
      notes: [
        t('cart_reminder.intro'),
        ...cart.items.map(
          ({ quantity, name, unit_price: price }) => `${quantity} × ${name}, ${money(price)}`,
        ),
        t('cart_reminder.total', { total: money(cart.total) }),
        t(isAllThere ? 'cart_reminder.in_stock' : 'cart_reminder.some_gone'),
      ],
      link: { label: t('cart_reminder.view'), url },
      leave: { label: t('newsletter_confirm.leave'), url: leaveUrl },
    },
    sender,
    voice,
  )
}
