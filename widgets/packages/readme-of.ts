import type { PackageName } from './package-files.ts'
import { installOf } from './install.ts'
import { sampleOf } from './samples.ts'

/** The page of a package. */
export const readmeOf = (name: PackageName, version: string): string => {
  const [language, text] = sampleOf(name)
  return `# @parapet/${name}

\`\`\`sh
${installOf(name, version)}
\`\`\`

\`\`\`${language}
${text}
\`\`\`

Every attribute, property, method, event, slot and part of each element stands in the pages at \`/widgets/docs/\` of the platform. \`loadParapet({ apiBase, version })\` takes the newest build of a major version (\`${version.split('.')[0]}\`) or one build (\`${version}\`).
`
}
