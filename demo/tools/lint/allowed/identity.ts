import type { AllowedImports } from './allowed-imports.ts'

/** Imports between domains of the group `identity`. */
export const identityImports: AllowedImports = {
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
}
