import type { Brand } from './brand.ts'

/** Every brand by name. */
export const brands = {
  parapet: { name: 'Parapet', accent: '#3a4fd8', neutral: '#6a7080', radius: 45 },
  harbor: { name: 'Harbor Insurance Agency', accent: '#0a6a86', neutral: '#66747a', radius: 30 },
  albion: { name: 'Albion Brokers', accent: '#1d5c43', neutral: '#74726a', radius: 15 },
} as const satisfies Record<string, Brand>
export type BrandName = keyof typeof brands

export const brandNames = ['parapet', 'harbor', 'albion'] as const satisfies readonly BrandName[]
