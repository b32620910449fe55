import type accountDialogs from './locales/en-US/account-dialogs.json'
import type accountForm from './locales/en-US/account-form.json'
import type accounts from './locales/en-US/accounts.json'
import type activity from './locales/en-US/activity.json'
import type adjustments from './locales/en-US/adjustments.json'
import type agencyInbox from './locales/en-US/agency-inbox.json'
import type agencies from './locales/en-US/agencies.json'
import type authority from './locales/en-US/authority.json'
import type address from './locales/en-US/address.json'
import type bulk from './locales/en-US/bulk.json'
import type cart from './locales/en-US/cart.json'
import type calculatorSteps from './locales/en-US/calculator-steps.json'
import type calculator from './locales/en-US/calculator.json'
import type common from './locales/en-US/common.json'
import type coverages from './locales/en-US/coverages.json'
import type contacts from './locales/en-US/contacts.json'
import type documents from './locales/en-US/documents.json'
import type drawnDocuments from './locales/en-US/drawn-documents.json'
import type element from './locales/en-US/element.json'
import type errors from './locales/en-US/errors.json'
import type exportTexts from './locales/en-US/exports.json'
import type hostSignIn from './locales/en-US/host-sign-in.json'
import type keys from './locales/en-US/keys.json'
import type licenses from './locales/en-US/licenses.json'
import type legal from './locales/en-US/legal.json'
import type queue from './locales/en-US/queue.json'
import type mails from './locales/en-US/mails.json'
import type nextSteps from './locales/en-US/next-steps.json'
import type notes from './locales/en-US/notes.json'
import type overview from './locales/en-US/overview.json'
import type passwords from './locales/en-US/passwords.json'
import type banners from './locales/en-US/banners.json'
import type payment from './locales/en-US/payment.json'
import type policies from './locales/en-US/policies.json'
import type portal from './locales/en-US/portal.json'
import type products from './locales/en-US/products.json'
import type profile from './locales/en-US/profile.json'
import type publicPages from './locales/en-US/public.json'
import type quoteRequest from './locales/en-US/quote-request.json'
import type quoteLifecycle from './locales/en-US/quote-lifecycle.json'
import type quotes from './locales/en-US/quotes.json'
import type rating from './locales/en-US/rating.json'
import type riskScreen from './locales/en-US/risk-screen.json'
import type risk from './locales/en-US/risk.json'
import type apiErrors from './locales/en-US/api-errors.json'
import type savedViews from './locales/en-US/saved-views.json'
import type security from './locales/en-US/security.json'
import type securityCode from './locales/en-US/security-code.json'
import type session from './locales/en-US/session.json'
import type sheet from './locales/en-US/sheet.json'
import type shell from './locales/en-US/shell.json'
import type signIn from './locales/en-US/sign-in.json'
import type signUp from './locales/en-US/sign-up.json'
import type signing from './locales/en-US/signing.json'
import type surplus from './locales/en-US/surplus.json'
import type quoteReview from './locales/en-US/quote-review.json'
import type impersonation from './locales/en-US/impersonation.json'
import type wizard from './locales/en-US/wizard.json'
import type submissionLifecycle from './locales/en-US/submission-lifecycle.json'
import type submissionMenu from './locales/en-US/submission-menu.json'
import type submissions from './locales/en-US/submissions.json'
import type subjectivities from './locales/en-US/subjectivities.json'
import type underwriting from './locales/en-US/underwriting.json'
import type unsupported from './locales/en-US/unsupported.json'

/** Every namespace of wording with its texts in the base, en-US. Add a namespace as a line here. */
export interface Namespaces {
  accounts: typeof accounts
  activity: typeof activity
  'account-dialogs': typeof accountDialogs
  'account-form': typeof accountForm
  adjustments: typeof adjustments
  agencies: typeof agencies
  address: typeof address
  authority: typeof authority
  bulk: typeof bulk
  calculator: typeof calculator
  'calculator-steps': typeof calculatorSteps
  cart: typeof cart
  common: typeof common
  contacts: typeof contacts
  coverages: typeof coverages
  documents: typeof documents
  'drawn-documents': typeof drawnDocuments
  element: typeof element
  errors: typeof errors
  exports: typeof exportTexts
  'host-sign-in': typeof hostSignIn
  keys: typeof keys
  legal: typeof legal
  licenses: typeof licenses
  queue: typeof queue
  mails: typeof mails
  'next-steps': typeof nextSteps
  notes: typeof notes
  passwords: typeof passwords
  banners: typeof banners
  payment: typeof payment
  policies: typeof policies
  portal: typeof portal
  products: typeof products
  profile: typeof profile
  public: typeof publicPages
  'agency-inbox': typeof agencyInbox
  overview: typeof overview
  'quote-request': typeof quoteRequest
  'quote-lifecycle': typeof quoteLifecycle
  submissions: typeof submissions
  'submission-lifecycle': typeof submissionLifecycle
  'submission-menu': typeof submissionMenu
  subjectivities: typeof subjectivities
  underwriting: typeof underwriting
  quotes: typeof quotes
  rating: typeof rating
  risk: typeof risk
  'risk-screen': typeof riskScreen
  'api-errors': typeof apiErrors
  'saved-views': typeof savedViews
  security: typeof security
  'security-code': typeof securityCode
  session: typeof session
  sheet: typeof sheet
  shell: typeof shell
  'sign-in': typeof signIn
  'sign-up': typeof signUp
  signing: typeof signing
  surplus: typeof surplus
  'quote-review': typeof quoteReview
  impersonation: typeof impersonation
  unsupported: typeof unsupported
  wizard: typeof wizard
}
export type Namespace = keyof Namespaces

/** `dose_one` and `dose_other` have the key `dose`. */
type Singular<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key

type PathsOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Singular<Key>
    : `${Key}.${PathsOf<Texts[Key]>}`
}[keyof Texts & string]

/** The key of a text: `calculator:company.name`. The compiler checks it. */
export type WordingKey = { [Name in Namespace]: `${Name}:${PathsOf<Namespaces[Name]>}` }[Namespace]
