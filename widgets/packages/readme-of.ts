import type { PackageName } from './package-files.ts'
import { sampleOf } from './samples.ts'

/** The page of a package on npm. */
export const readmeOf = (name: PackageName): string => {
  const [language, text] = sampleOf(name)
  const also = name === 'elements' ? '' : ' @parapet/elements'
  return `# @parapet/${name}

\`\`\`sh
npm install @parapet/${name}${also}
\`\`\`

\`\`\`${language}
${text}
\`\`\`

Every attribute, property, method, event, slot and part of each element stands in the pages at \`/widgets/v0/docs/\` of the platform. \`loadParapet({ apiBase, version })\` takes the newest build of a major version (\`0\`) or one build (\`0.1.0\`).
`
}
