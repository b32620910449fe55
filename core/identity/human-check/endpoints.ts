import { endpoint } from '../../platform/api/endpoint.ts'
import { challenge, challengeQuery, siteKey, siteKeyQuery } from './model.ts'

export const getSiteKey = endpoint({
  id: 'getSiteKey',
  method: 'GET',
  path: '/api/auth/v1/login/sitekey',
  summary: 'Get the human check’s site key',
  description: 'Site keys differ by locale.',
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
  summary: 'Get a human check challenge',
  description: 'A proof of work. Its solution can be used once, within ten minutes.',
  source: 'own design',
  audience: 'public',
  rateLimit: 'link',
  query: challengeQuery,
  answer: challenge,
  errors: ['humanCheckFailed'],
})
