import { accountMailSamples } from './accounts/mail-samples.ts'
import { cartMailSamples } from './cart/mail-samples.ts'
import { contactMailSamples } from './contact/mail-samples.ts'
import { invoiceMailSamples } from './invoices/mail-samples.ts'
import { type AllMailSamples, mailSamples } from './mails/mail-sample.ts'
import { newsletterMailSamples } from './newsletter/mail-samples.ts'
import { orderMailSamples } from './orders/mail-samples.ts'
import { phoneOrderMailSamples } from './phone-orders/mail-samples.ts'
import { reviewMailSamples } from './reviews/mail-samples.ts'
import { shippingMailSamples } from './shipping/mail-samples.ts'
import { wishlistMailSamples } from './wishlist/mail-samples.ts'
import { withdrawalMailSamples } from './withdrawals/mail-samples.ts'

/** Every mail of the shop, written to somebody made up. A mail without one does not compile. */
export const MAIL_SAMPLES: AllMailSamples = {
  ...mailSamples,
  ...accountMailSamples,
  ...cartMailSamples,
  ...wishlistMailSamples,
  ...orderMailSamples,
  ...phoneOrderMailSamples,
  ...shippingMailSamples,
  ...invoiceMailSamples,
  ...withdrawalMailSamples,
  ...reviewMailSamples,
  ...contactMailSamples,
  ...newsletterMailSamples,
}
