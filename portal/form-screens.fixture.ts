/** The source files of forms, by the address of the page or screen that shows them first. */
export const formScreens = {
  '/login': ['identity/sign-in/SignInForm.tsx'],
  '/signup': ['identity/sign-up/SignUpForm.tsx'],
  '/signup-validation/$token': ['identity/sign-up/join/JoinForm.tsx'],
  '/resend-validation': ['identity/sign-up/resend-validation/ResendValidation.tsx'],
  '/forgot-password': ['identity/passwords/forgot-password/ForgotPasswordForm.tsx'],
  '/confirmPasswordReset/$token': ['identity/passwords/set-password/SetPasswordForm.tsx'],
  '/customer/quotes/$quoteId/sign/$product': ['insurance/signing/SignForm.tsx'],
  '/customer/quotes/$quoteId/subjectivities': ['insurance/quotes/subjectivities/AnswerForm.tsx'],
  '/manage/me': [
    'identity/profile/DetailsTab.tsx',
    'identity/profile/PasswordTab.tsx',
    'identity/mfa/set-up/MfaForm.tsx',
  ],
  '/manage/account/lookup': ['insurance/accounts/AccountLookup.tsx'],
  '/accounts/$accountId/notes': ['insurance/notes/NewNote.tsx'],
  '/accounts/$accountId/security': ['insurance/security/SecurityAnswers.tsx'],
  // The form of an element that is on no other page.
  '/quotes/$quoteId': [],
  '/submissions/new': ['insurance/submissions/entry/EntryForm.tsx'],
  '/submissions/$submissionId': ['insurance/submissions/record/ValueEditor.tsx'],
  '/requestQuote/$product/$accountId/$step': [
    'insurance/quotes/wizard/LicenseStep.tsx',
    'insurance/quotes/wizard/InfoStep.tsx',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** An address of the portal with a form. */
export type FormAddress = keyof typeof formScreens
