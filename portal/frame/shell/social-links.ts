/** The company's social media; their names are the same in every language. */
export const socialLinks = [
  { name: 'LinkedIn', href: 'https://www.parapet.example/social/linkedin' },
  { name: 'YouTube', href: 'https://www.parapet.example/social/youtube' },
  { name: 'X', href: 'https://www.parapet.example/social/x' },
] as const
