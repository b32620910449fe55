import type { AllowedImports } from './allowed-imports.ts'

/** Imports between domains of the group `insurance`. */
export const insuranceImports: AllowedImports = {
  'insurance/activity': {
    'insurance/accounts': { on: ['portal'], why: 'the log is a part of the account page' },
    'insurance/security': { on: ['portal'], why: 'changed answers are named by their questions' },
  },
  'insurance/accounts': {
    'insurance/presence': { on: ['portal'], why: 'an account names who else has it open' },
    'insurance/activity': {
      on: ['demo/server'],
      why: 'who saw and changed an account is logged',
    },
    'insurance/products': {
      on: ['core'],
      why: 'an account is declined or lost for a product that was asked for',
    },
    'insurance/register': {
      on: ['core', 'portal', 'demo/server'],
      why: 'a new account is suggested by the register and prefilled from it',
    },
  },
  'insurance/billing': {
    'insurance/accounts': {
      on: ['demo/server'],
      why: 'saved payment methods belong to an account',
    },
    'insurance/documents': { on: ['core'], why: 'the payment page downloads the receipt' },
    'insurance/ledger': { on: ['demo/server'], why: 'a payment is posted' },
    'insurance/policies': { on: ['core', 'demo/server'], why: 'a payment is for a policy' },
  },
  'insurance/contacts': {
    'insurance/accounts': {
      on: ['core', 'portal', 'demo/server'],
      why: 'a contact and an agent are those of an account, and a part of its page',
    },
    'insurance/activity': { on: ['demo/server'], why: 'changes of contacts and agents are logged' },
    'insurance/policies': {
      on: ['demo/server'],
      why: 'the policies of an account name its policyholder',
    },
    'insurance/quotes': {
      on: ['demo/server'],
      why: 'quotes name policyholder and agent, and another agent makes them invalid',
    },
  },
  'insurance/documents': {
    'insurance/accounts': {
      on: ['portal', 'demo/server'],
      why: 'a document names the insured, is visible to those who see the account, and is listed on its page',
    },
    'insurance/billing': { on: ['demo/server'], why: 'a receipt lists payments' },
    'insurance/policies': {
      on: ['demo/server'],
      why: 'the documents of a policy are drawn from it',
    },
    'insurance/products': { on: ['core'], why: 'a product lists its documents' },
    'insurance/quotes': { on: ['demo/server'], why: 'the documents of a quote are drawn from it' },
    'insurance/rating': {
      on: ['demo/server'],
      why: 'a document names the insurer, which is part of the rating plan of the product',
    },
    'insurance/submissions': {
      on: ['demo/server'],
      why: 'the application that came with a submission is a document of its account',
    },
  },
  'insurance/ledger': {
    'insurance/accounts': { on: ['demo/server'], why: 'an entry is about an insured account' },
  },
  'insurance/policies': {
    'insurance/accounts': {
      on: ['portal', 'demo/server'],
      why: 'a policy insures an account, is visible to those who see the account, and is listed on its page',
    },
    'insurance/billing': { on: ['portal'], why: 'a policy that is due links to its payment' },
    'insurance/contacts': { on: ['portal'], why: 'the contact of a policy is changed from it' },
    'insurance/documents': { on: ['portal'], why: 'a policy lists its documents' },
    'insurance/ledger': { on: ['demo/server'], why: 'what a policy costs is posted' },
    'insurance/quotes': { on: ['demo/server'], why: 'a policy is issued from a quote' },
    'insurance/sandbox': {
      on: ['demo/server'],
      why: 'a quote of test mode is issued by the name of its company',
    },
    'insurance/security': {
      on: ['demo/server'],
      why: 'a renewal begins with the answers of its account',
    },
    'insurance/submissions': {
      on: ['demo/server'],
      why: 'a policy begins the submission of its renewal, and a quoted submission may renew one',
    },
  },
  'insurance/presence': {
    'insurance/accounts': { on: ['demo/server'], why: 'who has an account open must see it' },
    'insurance/quotes': { on: ['demo/server'], why: 'who has a quote open must see it' },
  },
  'insurance/quotes': {
    'insurance/presence': { on: ['portal'], why: 'a quote names who else has it open' },
    'insurance/accounts': {
      on: ['core', 'portal', 'demo/server'],
      why: 'a quote is for an account, is visible to those who see the account, and is listed on its page',
    },
    'insurance/activity': {
      on: ['core', 'portal', 'demo/server'],
      why: 'a change of a quote or its account is logged, and read where an underwriter decides',
    },
    'insurance/notes': {
      on: ['portal'],
      why: 'notes about an account are read and written where an underwriter decides',
    },
    'insurance/contacts': {
      on: ['portal'],
      why: 'the contact of a quote is changed from it, and asked for before the first one',
    },
    'insurance/documents': { on: ['portal'], why: 'a quote lists its documents' },
    'insurance/policies': {
      on: ['core', 'portal'],
      why: 'a quote shows its policy and the payment status of that',
    },
    'insurance/products': { on: ['core'], why: 'a quote is for a product' },
    'insurance/rating': { on: ['core', 'demo/server'], why: 'a quote is priced' },
    'insurance/register': {
      on: ['demo/server'],
      why: 'the address of an account is checked before its quotes change',
    },
    'insurance/risk': {
      on: ['core', 'portal', 'demo/server'],
      why: 'a quote shows the risk of its account, which is reassessed for it',
    },
    'insurance/signing': {
      on: ['portal'],
      why: 'a quote shows its signature, and asks for one',
    },
    'insurance/submissions': {
      on: ['core', 'demo/server'],
      why: 'a quote may answer a submission, which is declined with it and follows its status',
    },
    'insurance/surplus': {
      on: ['portal'],
      why: 'a quote shows its surplus lines notice, and is bound or sent with it',
    },
    'insurance/sandbox': {
      on: ['demo/server'],
      why: 'a quote of test mode has a number and an outcome of its own',
    },
    'insurance/security': {
      on: ['core', 'demo/server'],
      why: 'what an account would cost depends on its security answers',
    },
  },
  'insurance/signing': {
    'insurance/activity': { on: ['demo/server'], why: 'signatures are logged' },
    'insurance/documents': {
      on: ['demo/server'],
      why: 'the document of a quote is what is signed',
    },
    'insurance/products': { on: ['core'], why: 'a signed quote is for a product' },
    'insurance/quotes': { on: ['core', 'demo/server'], why: 'a quote is signed' },
  },
  'insurance/rating': {
    'insurance/products': {
      on: ['core'],
      why: 'a price follows the coverages and terms of a product',
    },
    'insurance/accounts': {
      on: ['demo/server'],
      why: 'a price may be for an account, which the caller must see',
    },
    'insurance/sandbox': {
      on: ['demo/server'],
      why: 'a company of test mode is referred or fails by its name',
    },
    'insurance/security': {
      on: ['demo/server'],
      why: 'a price for an account takes its stored security answers',
    },
  },
  'insurance/notes': {
    'insurance/accounts': {
      on: ['portal', 'demo/server'],
      why: 'a note is about an account, and is visible to those who see the account',
    },
    'insurance/activity': { on: ['demo/server'], why: 'notes are logged' },
  },
  'insurance/security': {
    'insurance/accounts': {
      on: ['core', 'portal', 'demo/server'],
      why: 'security answers are of an account, and visible to those who see the account',
    },
    'insurance/activity': { on: ['demo/server'], why: 'changes of answers are logged' },
    'insurance/products': {
      on: ['core'],
      why: 'a product says which questions it asks',
    },
  },
  'insurance/risk': {
    'insurance/accounts': {
      on: ['portal', 'demo/server'],
      why: 'a risk is of an account, whose domain is scanned, and a part of its page',
    },
  },
  'insurance/submissions': {
    'insurance/accounts': {
      on: ['core', 'portal', 'demo/server'],
      why: 'a submission says what the details of an account say, and may be for an account',
    },
    'insurance/activity': {
      on: ['core', 'portal', 'demo/server'],
      why: 'the log of a submission has the entries of accounts',
    },
    'insurance/sandbox': {
      on: ['demo/server'],
      why: 'the number of a submission of test mode follows from its company',
    },
    'insurance/products': {
      on: ['core'],
      why: 'a quote of a submission is of a product',
    },
    'insurance/quotes': {
      on: ['portal'],
      why: 'a submission leads to its quote',
    },
  },
  'insurance/surplus': {
    'insurance/activity': { on: ['demo/server'], why: 'attestations are logged' },
    'insurance/quotes': {
      on: ['core', 'demo/server'],
      why: 'a notice is about a quote, which names the states that ask for one',
    },
    'insurance/products': {
      on: ['core', 'portal'],
      why: 'the notice of a quote is addressed by its product',
    },
    'insurance/signing': {
      on: ['core', 'demo/server'],
      why: 'the receipt of an attestation is that of a signature',
    },
  },
}
