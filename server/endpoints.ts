import { accountListeners } from './account-listeners.ts'
import { accountDesk } from './accounts/account-desk.ts'
import { userRoutes } from './accounts/admin-routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { auditRoutes } from './audit/admin-routes.ts'
import { cartAdminRoutes } from './cart/admin-routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { catalogueFileRoutes } from './catalogue-files/admin-routes.ts'
import { brandAdminRoutes } from './catalogue/brand-admin-routes.ts'
import { categoryAdminRoutes } from './catalogue/category-admin-routes.ts'
import { colorAdminRoutes } from './catalogue/color-admin-routes.ts'
import { printerAdminRoutes } from './catalogue/printer-admin-routes.ts'
import { productAdminRoutes } from './catalogue/product-admin-routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { contactAdminRoutes } from './contact/admin-routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { bannerAdminRoutes } from './content/banner-admin-routes.ts'
import { blogAdminRoutes } from './content/blog-admin-routes.ts'
import { blogRoutes } from './content/blog-routes.ts'
import { faqAdminRoutes } from './content/faq-admin-routes.ts'
import { faqRoutes } from './content/faq-routes.ts'
import { markdownRoutes } from './content/markdown-routes.ts'
import { contentRoutes } from './content/routes.ts'
import { seoAdminRoutes } from './content/seo-admin-routes.ts'
import { serviceAdminRoutes } from './content/service-admin-routes.ts'
import { textPageRoutes } from './content/text-page-routes.ts'
import { customerDeskRoutes } from './customer-desk/admin-routes.ts'
import { invoiceAdminRoutes } from './invoices/admin-routes.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { liveRoutes } from './live/admin-routes.ts'
import { MAIL_SAMPLES } from './mail-samples.ts'
import { mailRoutes } from './mails/admin-routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { notificationAdminRoutes } from './notifications/admin-routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { orderListeners } from './order-listeners.ts'
import { orderAdminRoutes } from './orders/admin-routes.ts'
import { orderDesk } from './orders/order-desk.ts'
import { orderRoutes } from './orders/routes.ts'
import { trackingRoutes } from './orders/tracking-routes.ts'
import { payBack } from './pay-back.ts'
import { phoneOrderAdminRoutes } from './phone-orders/admin-routes.ts'
import { phoneOrderRoutes } from './phone-orders/routes.ts'
import type { Config } from './platform/config.ts'
import type { Served } from './platform/endpoints.ts'
import { jobRoutes } from './platform/job-routes.ts'
import { priceBatchAdminRoutes } from './price-batches/admin-routes.ts'
import { printerRoutes } from './printers/routes.ts'
import { quickOrderRoutes } from './quick-order/routes.ts'
import { reportRoutes } from './reports/admin-routes.ts'
import { cockpitRoutes } from './reports/cockpit-admin-routes.ts'
import { reviewAdminRoutes } from './reviews/admin-routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { redirectAdminRoutes } from './search/redirect-admin-routes.ts'
import { searchRoutes } from './search/routes.ts'
import { searchLogAdminRoutes } from './search/search-log-admin-routes.ts'
import { synonymAdminRoutes } from './search/synonym-admin-routes.ts'
import { settingsAdminRoutes } from './settings-desk/admin-routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { settlementAdminRoutes } from './settlement/admin-routes.ts'
import { balanceAdminRoutes } from './settlement/balance-admin-routes.ts'
import { settlementRoutes } from './settlement/routes.ts'
import { shippingAdminRoutes } from './shipping/admin-routes.ts'
import type { Shop } from './shop.ts'
import { stockAdminRoutes } from './stock/admin-routes.ts'
import { undoersOf } from './undoers.ts'
import { wishlistRoutes } from './wishlist/routes.ts'
import { withdrawalAdminRoutes } from './withdrawals/admin-routes.ts'
import { withdrawalRoutes } from './withdrawals/routes.ts'

/** Blog, questions and long texts, for readers and for staff. */
function journalRoutes(shop: Shop): Served[] {
  return [
    ...blogRoutes(shop),
    ...blogAdminRoutes(shop),
    ...faqRoutes(shop),
    ...faqAdminRoutes(shop),
    ...textPageRoutes(shop),
    ...markdownRoutes(),
  ]
}

/** What articles refer to, for staff. */
function referenceAdminRoutes(shop: Shop): Served[] {
  return [
    ...brandAdminRoutes(shop),
    ...categoryAdminRoutes(shop),
    ...colorAdminRoutes(shop),
    ...printerAdminRoutes(shop),
  ]
}

/** The search, and for staff what is asked and what words mean. */
function findingRoutes(shop: Shop): Served[] {
  return [
    ...searchRoutes(shop),
    ...searchLogAdminRoutes(shop),
    ...synonymAdminRoutes(shop),
    ...redirectAdminRoutes(shop),
  ]
}

/** Every feature's endpoints. */
export function endpointsOf(shop: Shop, config: Config): Served[] {
  const desk = orderDesk(shop, orderListeners(shop))
  const accounts = accountDesk(shop, accountListeners(shop))
  return [
    ...settingsRoutes(shop),
    ...settingsAdminRoutes(shop),
    ...auditRoutes(shop, undoersOf(shop)),
    ...mailRoutes({
      ...shop,
      hasMailServer: config.SMTP_URL !== undefined,
      samples: MAIL_SAMPLES,
    }),
    ...jobRoutes(shop),
    ...accountRoutes(accounts),
    ...printerRoutes(shop),
    ...catalogueRoutes(shop),
    ...referenceAdminRoutes(shop),
    ...priceBatchAdminRoutes(shop),
    ...productAdminRoutes(shop),
    ...findingRoutes(shop),
    ...stockAdminRoutes(shop),
    ...catalogueFileRoutes(shop),
    ...cartRoutes(shop),
    ...cartAdminRoutes(shop),
    ...wishlistRoutes(shop),
    ...checkoutRoutes(shop),
    ...orderRoutes(shop),
    ...trackingRoutes(shop),
    ...orderAdminRoutes(desk),
    ...shippingAdminRoutes(shop),
    ...settlementRoutes(shop),
    ...settlementAdminRoutes(orderDesk(shop, orderListeners(shop))),
    ...balanceAdminRoutes(shop),
    ...invoiceRoutes(shop),
    ...invoiceAdminRoutes(shop),
    ...phoneOrderRoutes(shop),
    ...phoneOrderAdminRoutes(shop),
    ...withdrawalRoutes(shop),
    ...withdrawalAdminRoutes({ ...shop, payBack: payBack(desk) }),
    ...reviewRoutes(shop),
    ...reviewAdminRoutes(shop),
    ...contentRoutes(shop),
    ...journalRoutes(shop),
    ...contactRoutes(shop),
    ...contactAdminRoutes(shop),
    ...newsletterRoutes(shop),
    ...quickOrderRoutes(shop),
    ...bannerAdminRoutes(shop),
    ...serviceAdminRoutes(shop),
    ...seoAdminRoutes(shop),
    ...notificationRoutes(shop),
    ...notificationAdminRoutes(shop),
    ...reportRoutes(shop),
    ...cockpitRoutes(shop),
    ...userRoutes(accounts),
    ...customerDeskRoutes(shop),
    ...liveRoutes(shop),
  ]
}
