import { endpoint } from '../../platform/api/endpoint.ts'
import { challenge, challengeQuery, siteKey, siteKeyQuery } from './model.ts'

export const getSiteKey = endpoint({
  id: 'getSiteKey',
  method: 'GET',
  path: '/api/auth/v1/login/sitekey',
  summary: 'Names the key of the human check for a locale.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  query: siteKeyQuery,
  answer: siteKey,
})

export const getHumanChallenge = endpoint({
  id: 'getHumanChallenge',
  method: 'GET',
  path: '/api/auth/v1/human-check/challenge',
  summary: 'Gives a proof of work to solve; a solution counts once, for ten minutes.',
  source: 'chosen',
  audience: 'public',
  rateLimit: 'link',
  query: challengeQuery,
  answer: challenge,
  errors: ['humanCheckFailed'],
})
