/**
 * Which domain may import which other one of its group, and what for. One table for all floors; the
 * groups above a domain's own are open to it without a line here.
 */
export const allowed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'directory/agencies': {
    'directory/users': 'an agency is an organisation that users act in',
  },
  'directory/teams': {
    'directory/agencies': 'a team of the provider looks after agencies',
    'directory/users': 'a team has users as members and belongs to their organisation',
  },

  'identity/credentials': {
    'identity/session': 'failed attempts are counted beside the sessions that they did not open',
  },
  'identity/host-sign-in': {
    'identity/access': 'a host page is known by its key and the origins of that key',
    'identity/session': 'a host page gets a token of the session that the person has here',
    'identity/sign-in': 'who is not signed in yet signs in first',
    'identity/sso': 'the sign-in of a host page may end at the identity provider',
  },
  'identity/human-check': {
    'identity/session': 'the proof travels with the inputs that open a session',
  },
  'identity/impersonation': {
    'identity/credentials': 'a user who gets further accounts is found by their e-mail',
    'identity/session': 'staff in an account have a session there, below their own',
    'identity/sign-up': 'who gets a further account has the role there of who joins it',
  },
  'identity/mfa': {
    'identity/credentials': 'the password is asked again, and remembered devices are forgotten',
    'identity/impersonation': 'staff in an account are not asked to set up a second factor',
    'identity/passwords': 'a change of the second factor asks for the password',
    'identity/profile': 'the profile shows the second factor that was just set up',
    'identity/security-code': 'an address that a code goes to is shown masked',
    'identity/session': 'the second factor is that of who is signed in',
    'identity/sign-in': 'a code has one shape in the set-up and at the sign-in',
  },
  'identity/passwords': {
    'identity/credentials': 'a password is compared and hashed, and a new one forgives attempts',
    'identity/human-check': 'who asks for a link proves to be a person',
    'identity/mfa': 'a new password asks for the second factor, and a lost factor is reset by mail',
    'identity/session': 'a new password ends the other sessions and may open one',
    'identity/sign-in': 'a second factor is answered as at the sign-in',
    'identity/sign-up': 'who was invited sets the first password by a link of the sign-up',
  },
  'identity/permissions': {
    'identity/session': 'permissions are those of who is signed in',
  },
  'identity/profile': {
    'identity/mfa': 'the profile has a tab for the second factor',
    'identity/passwords': 'the profile has a tab for the password',
    'identity/session': 'the profile is that of who is signed in, with a list of their sessions',
  },
  'identity/security-code': {
    'identity/credentials': 'a code is kept as a hash',
    'identity/session': 'a code opens a session for one record',
  },
  'identity/session': {
    'identity/access': 'a key opens a session of its own kind, and a switched-off key ends it',
    'identity/consent': 'what a tab may keep of a session depends on the consent',
    'identity/impersonation': 'rights depend on whose account the session is in',
    'identity/sign-in': 'a session that ran out is followed by a sign-in over the screen',
  },
  'identity/sign-in': {
    'identity/credentials': 'a sign-in recognises a person by password and device',
    'identity/mfa': 'a sign-in asks for the second factor',
    'identity/passwords': 'an expired or forgotten password is replaced by a link',
    'identity/session': 'a sign-in opens a session',
    'identity/sso': 'a sign-in may go on at the identity provider',
  },
  'identity/sign-up': {
    'identity/credentials': 'the first password is hashed, and known addresses are recognised',
    'identity/mfa': 'who accepts an invitation is locked while the password is set',
    'identity/passwords': 'the first password is checked by the rules of passwords',
    'identity/session': 'a sign-up ends in a session',
    'identity/sign-in': 'a link of somebody who has an account leads to the sign-in',
  },
  'identity/sso': {
    'identity/credentials': 'the person is found by the address that the provider vouches for',
    'identity/session': 'a single sign-on opens a session',
  },

  'insurance/accounts': {
    'insurance/policies': 'the list of accounts filters and counts by their policies',
  },
  'insurance/billing': {
    'insurance/accounts': 'an account keeps its means of payment',
    'insurance/documents': 'an invoice is opened before it is paid',
    'insurance/policies': 'the premium of a policy is paid',
  },
  'insurance/documents': {
    'insurance/accounts': 'a document names the insured and is seen by who sees the account',
    'insurance/billing': 'a receipt lists what was paid',
    'insurance/policies': 'the documents of a policy are drawn from it',
    'insurance/products': 'a product says which documents it has',
    'insurance/quotes': 'the documents of a quote are drawn from it',
    'insurance/rating': 'a document names the insurer, who stands with the plan of the product',
  },
  'insurance/policies': {
    'insurance/accounts': 'a policy insures an account and is seen by who sees that',
    'insurance/billing': 'a policy that is due leads to its payment',
    'insurance/documents': 'a policy lists its documents',
    'insurance/quotes': 'a policy is issued from a quote',
  },
  'insurance/quotes': {
    'insurance/accounts': 'a quote is for an account and is seen by who sees that',
    'insurance/documents': 'a quote lists its documents',
    'insurance/policies': 'a quote that is bound leads to its policy',
    'insurance/products': 'a quote is for a product',
    'insurance/rating': 'a quote is priced',
  },
  'insurance/rating': {
    'insurance/products': 'a price follows the coverages and terms of a product',
  },
}
