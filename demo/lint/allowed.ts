import type { Floor } from './groups.ts'

/** One import between two domains of a group. */
interface AllowedImport {
  readonly on: readonly Floor[]
  readonly why: string
}

/**
 * Which domain may import which other one of its group, on which floors, and why. On no floor may the
 * imports form a circle (`layers.test.ts`). Groups above a domain's own need no entry.
 */
export const allowed: Readonly<Record<string, Readonly<Record<string, AllowedImport>>>> = {
  'directory/agencies': {
    'directory/states': {
      on: ['demo/server'],
      why: 'an appointment holds by the calendar date where the agency is',
    },
    'directory/users': { on: ['demo/server'], why: 'an agency is an organisation that has users' },
  },
  'directory/authority': {
    'directory/users': {
      on: ['demo/server'],
      why: 'limits of authority are those of a role or a user',
    },
  },
  'directory/teams': {
    'directory/agencies': {
      on: ['demo/server'],
      why: 'a team of the provider looks after agencies',
    },
    'directory/users': {
      on: ['demo/server'],
      why: 'a team has users as members and belongs to their organisation',
    },
  },

  'identity/credentials': {
    'identity/session': {
      on: ['demo/server'],
      why: 'failed attempts are counted by the person and address that a session is opened for',
    },
  },
  'identity/host-sign-in': {
    'identity/access': {
      on: ['demo/server'],
      why: 'a host page is identified by its key and the origins of that key',
    },
    'identity/session': {
      on: ['core', 'demo/server'],
      why: 'a host page gets a token of the session that the user has here',
    },
    'identity/sign-in': { on: ['portal'], why: 'a user without a session signs in first' },
    'identity/sso': {
      on: ['portal'],
      why: 'the sign-in of a host page may continue at the identity provider',
    },
  },
  'identity/human-check': {
    'identity/session': {
      on: ['core'],
      why: 'the proof is sent with the input that opens a session',
    },
  },
  'identity/impersonation': {
    'identity/credentials': {
      on: ['demo/server'],
      why: 'a user who gets another account is found by email address',
    },
    'identity/session': {
      on: ['core', 'demo/server'],
      why: 'impersonation opens a session inside the session of the staff user',
    },
    'identity/sign-up': {
      on: ['demo/server'],
      why: 'a user who gets another account receives the role that a sign-up there gives',
    },
  },
  'identity/mfa': {
    'identity/credentials': {
      on: ['demo/server'],
      why: 'a change of the second factor checks the password and forgets remembered devices',
    },
    'identity/impersonation': {
      on: ['core'],
      why: 'staff who impersonate are not asked to set up a second factor',
    },
    'identity/passwords': {
      on: ['portal'],
      why: 'a change of the second factor asks for the password',
    },
    'identity/profile': {
      on: ['core'],
      why: 'the profile shows the second factor that was set up',
    },
    'identity/security-code': {
      on: ['demo/server'],
      why: 'the address that a code is sent to is masked',
    },
    'identity/session': { on: ['core'], why: 'the second factor belongs to the signed-in user' },
    'identity/sign-in': { on: ['core'], why: 'set-up and sign-in use one shape for a code' },
  },
  'identity/passwords': {
    'identity/credentials': {
      on: ['demo/server'],
      why: 'passwords are compared and hashed, and a new one resets failed attempts',
    },
    'identity/human-check': {
      on: ['core', 'demo/server'],
      why: 'the form that sends a link has a human check',
    },
    'identity/mfa': {
      on: ['demo/server'],
      why: 'a new password asks for the second factor, and a lost factor is reset by mail',
    },
    'identity/session': {
      on: ['core', 'demo/server'],
      why: 'a new password ends the other sessions and may open one',
    },
    'identity/sign-in': { on: ['core'], why: 'the second factor is answered as at the sign-in' },
    'identity/sign-up': {
      on: ['core'],
      why: 'an invited user sets the first password by a link of the sign-up',
    },
  },
  'identity/permissions': {
    'identity/session': { on: ['core'], why: 'permissions belong to the signed-in user' },
  },
  'identity/profile': {
    'identity/mfa': { on: ['portal'], why: 'the profile has a tab for the second factor' },
    'identity/passwords': { on: ['portal'], why: 'the profile has a tab for the password' },
    'identity/session': {
      on: ['core', 'demo/server'],
      why: 'the profile is that of the signed-in user and lists their sessions',
    },
  },
  'identity/security-code': {
    'identity/credentials': { on: ['demo/server'], why: 'a code is stored as a hash' },
    'identity/session': {
      on: ['core', 'demo/server'],
      why: 'a code opens a session for one record',
    },
  },
  'identity/session': {
    'identity/access': {
      on: ['demo/server'],
      why: 'a key opens a session of its own kind, and a key that is switched off ends it',
    },
    'identity/consent': {
      on: ['core'],
      why: 'the consent decides what a tab may store of a session',
    },
    'identity/impersonation': {
      on: ['portal'],
      why: 'permissions depend on the account that the session is in',
    },
    'identity/sign-in': {
      on: ['portal'],
      why: 'a session that has ended shows a sign-in above the screen',
    },
  },
  'identity/sign-in': {
    'identity/credentials': {
      on: ['demo/server'],
      why: 'a sign-in identifies a user by password and device',
    },
    'identity/mfa': { on: ['demo/server'], why: 'a sign-in asks for the second factor' },
    'identity/passwords': {
      on: ['portal', 'demo/server'],
      why: 'an expired or forgotten password is replaced by a link',
    },
    'identity/session': { on: ['core', 'demo/server'], why: 'a sign-in opens a session' },
    'identity/sso': {
      on: ['core', 'portal'],
      why: 'a sign-in may continue at the identity provider',
    },
  },
  'identity/sign-up': {
    'identity/credentials': {
      on: ['demo/server'],
      why: 'the first password is hashed, and known addresses are recognised',
    },
    'identity/mfa': {
      on: ['demo/server'],
      why: 'a user who accepts an invitation is locked while the password is set',
    },
    'identity/passwords': {
      on: ['portal', 'demo/server'],
      why: 'the first password is checked by the rules of passwords',
    },
    'identity/session': { on: ['core', 'demo/server'], why: 'a sign-up opens a session' },
    'identity/sign-in': {
      on: ['portal'],
      why: 'the link of a user who has an account leads to the sign-in',
    },
  },
  'identity/sso': {
    'identity/credentials': {
      on: ['demo/server'],
      why: 'the user is found by the address that the provider vouches for',
    },
    'identity/session': { on: ['core', 'demo/server'], why: 'a single sign-on opens a session' },
  },

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
  'insurance/policies': {
    'insurance/accounts': {
      on: ['portal', 'demo/server'],
      why: 'a policy insures an account, is visible to those who see the account, and is listed on its page',
    },
    'insurance/billing': { on: ['portal'], why: 'a policy that is due links to its payment' },
    'insurance/contacts': { on: ['portal'], why: 'the contact of a policy is changed from it' },
    'insurance/documents': { on: ['portal'], why: 'a policy lists its documents' },
    'insurance/quotes': { on: ['demo/server'], why: 'a policy is issued from a quote' },
    'insurance/sandbox': {
      on: ['demo/server'],
      why: 'a quote of test mode is issued by the name of its company',
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
      on: ['demo/server'],
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
    'insurance/sandbox': {
      on: ['demo/server'],
      why: 'a company of test mode is referred or fails by its name',
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
