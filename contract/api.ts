import type * as z from 'zod'

import * as abandonedCarts from './abandoned-carts.ts'
import * as accounts from './accounts.ts'
import * as addresses from './addresses.ts'
import { adminApi } from './admin-api.ts'
import * as banners from './banners.ts'
import * as blogs from './blogs.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as checkout from './checkout.ts'
import * as contact from './contact.ts'
import * as content from './content.ts'
import type { Endpoint } from './endpoint.ts'
import * as faqs from './faqs.ts'
import * as invoices from './invoices.ts'
import * as media from './media.ts'
import * as newsletter from './newsletter.ts'
import * as notifications from './notifications.ts'
import * as orders from './orders.ts'
import * as payments from './payments.ts'
import * as phoneOrders from './phone-orders.ts'
import * as printers from './printers.ts'
import * as quickOrder from './quick-order.ts'
import * as reviews from './reviews.ts'
import * as search from './search.ts'
import * as secondFactor from './second-factor.ts'
import * as seoEntries from './seo-entries.ts'
import * as staff from './staff.ts'
import * as stockAlerts from './stock-alerts.ts'
import * as textPages from './text-pages.ts'
import * as topServices from './top-services.ts'
import * as tracking from './tracking.ts'
import * as wishlist from './wishlist.ts'
import * as withdrawals from './withdrawals.ts'

/** Every endpoint of the shop. */
export const api = {
  acceptInvitation: staff.acceptInvitation,
  register: accounts.register,
  login: accounts.login,
  logout: accounts.logout,
  showUser: accounts.showUser,
  forgotPassword: accounts.forgotPassword,
  verifyOtp: accounts.verifyOtp,
  resetPassword: accounts.resetPassword,
  restoreEmail: accounts.restoreEmail,
  refresh: accounts.refresh,
  provideSecondFactor: secondFactor.provideSecondFactor,
  showSecondFactor: secondFactor.showSecondFactor,
  setUpSecondFactor: secondFactor.setUpSecondFactor,
  confirmSecondFactor: secondFactor.confirmSecondFactor,
  removeSecondFactor: secondFactor.removeSecondFactor,
  showCart: cart.showCart,
  addToCart: cart.addToCart,
  setCartQuantity: cart.setCartQuantity,
  removeCartItem: cart.removeCartItem,
  clearCart: cart.clearCart,
  saveForLater: cart.saveForLater,
  moveSavedToCart: cart.moveSavedToCart,
  removeSaved: cart.removeSaved,
  suggestForCart: cart.suggestForCart,
  swapLines: cart.swapLines,
  showCartStats: cart.showCartStats,
  recoverCart: abandonedCarts.recoverCart,
  showWishlist: wishlist.showWishlist,
  addToWishlist: wishlist.addToWishlist,
  removeFromWishlist: wishlist.removeFromWishlist,
  countWishlist: wishlist.countWishlist,
  requestStockAlert: stockAlerts.requestStockAlert,
  listNotifications: notifications.listNotifications,
  listUnreadNotifications: notifications.listUnreadNotifications,
  countNotifications: notifications.countNotifications,
  markNotificationRead: notifications.markNotificationRead,
  markAllNotificationsRead: notifications.markAllNotificationsRead,
  deleteNotification: notifications.deleteNotification,
  clearNotifications: notifications.clearNotifications,
  showProfile: accounts.showProfile,
  changeProfile: accounts.changeProfile,
  deleteAccount: accounts.deleteAccount,
  exportData: accounts.exportData,
  showCustomerSettings: accounts.showCustomerSettings,
  changeCustomerSettings: accounts.changeCustomerSettings,
  listAddresses: addresses.listAddresses,
  addAddress: addresses.addAddress,
  changeAddress: addresses.changeAddress,
  deleteAddress: addresses.deleteAddress,
  setDefaultAddress: addresses.setDefaultAddress,
  listProducts: catalogue.listProducts,
  listBrandProducts: catalogue.listBrandProducts,
  getProduct: catalogue.getProduct,
  getProductById: catalogue.getProductById,
  listCategories: catalogue.listCategories,
  listCategoryNames: catalogue.listCategoryNames,
  listBrands: catalogue.listBrands,
  listColors: catalogue.listColors,
  listCartridgeSeries: catalogue.listCartridgeSeries,
  listPrinterBrands: printers.listPrinterBrands,
  listPrinters: printers.listPrinters,
  getPrinter: printers.getPrinter,
  suggest: search.suggest,
  chooseSearchResult: search.chooseSearchResult,
  listCustomerPrinters: printers.listCustomerPrinters,
  saveCustomerPrinter: printers.saveCustomerPrinter,
  removeCustomerPrinter: printers.removeCustomerPrinter,
  removeCustomerPrinterByBody: printers.removeCustomerPrinterByBody,
  validateOrder: checkout.validateOrder,
  checkVatNumber: checkout.checkVatNumber,
  summarise: payments.summarise,
  processCard: payments.processCard,
  createIntent: payments.createIntent,
  confirmPayment: payments.confirmPayment,
  paymentStatus: payments.paymentStatus,
  placeOrder: orders.placeOrder,
  findSentOrder: orders.findSentOrder,
  showOrder: orders.showOrder,
  listOrders: orders.listOrders,
  orderAgain: orders.orderAgain,
  showInvoice: invoices.showInvoice,
  showCreditNote: invoices.showCreditNote,
  trackOrder: tracking.trackOrder,
  openPhoneOrder: phoneOrders.openPhoneOrder,
  withdraw: withdrawals.withdraw,
  listReviews: reviews.listReviews,
  writeReview: reviews.writeReview,
  sendContact: contact.sendContact,
  signUpForNewsletter: newsletter.signUpForNewsletter,
  confirmNewsletter: newsletter.confirmNewsletter,
  leaveNewsletter: newsletter.leaveNewsletter,
  matchLines: quickOrder.matchLines,
  showQuickOrderList: quickOrder.showQuickOrderList,
  keepQuickOrderList: quickOrder.keepQuickOrderList,
  addQuickOrder: quickOrder.addQuickOrder,
  showSettings: content.showSettings,
  listTopServices: topServices.listTopServices,
  listBanners: banners.listBanners,
  listHeaderBanners: banners.listHeaderBanners,
  showSeo: seoEntries.showSeo,
  uploadPicture: media.uploadPicture,
  listBlogs: blogs.listBlogs,
  showBlog: blogs.showBlog,
  listFaqs: faqs.listFaqs,
  voteOnFaq: faqs.voteOnFaq,
  showTextPage: textPages.showTextPage,
  ...adminApi,
} satisfies Record<string, Endpoint>

type Api = typeof api

/** `'GET /customer/products/filter'` → its endpoint. */
export type Routes = {
  [Name in keyof Api as `${Api[Name]['method']} ${keyof Api[Name]['paths'] & string}`]: Api[Name]
}
export type Route = keyof Routes

type InputOf<S> = S extends z.ZodType ? z.input<S> : never
type Part<E, K extends string> = E extends { readonly [P in K]: infer S }
  ? { [P in K]: InputOf<S> }
  : unknown
type OptionalPart<E, K extends string> = E extends { readonly [P in K]: infer S }
  ? { [P in K]?: InputOf<S> }
  : unknown

/** What a call takes: path parameters, query and body, each only where the endpoint has it. */
export type Input<R extends Route> = Part<Routes[R], 'params'> &
  OptionalPart<Routes[R], 'query'> &
  Part<Routes[R], 'body'>

/** The body of a successful answer. */
export type Answer<R extends Route> = z.output<Routes[R]['answer']> & {
  status: 'success'
  message: string
}

export interface CallOptions {
  signal?: AbortSignal
  /** Under one key a call is done once, however often it is sent. */
  idempotencyKey?: string
}

/** Calls the API: by fetch in the browser, in-process on the server. Rejects with an ApiError. */
export type Call = <R extends Route>(
  route: R,
  input: Input<R>,
  options?: CallOptions,
) => Promise<Answer<R>>
