import type { PackageName } from './package-files.ts'
import { installCommand } from './install-command.ts'
import { sampleOf } from './samples.ts'

const aboutElements = (version: string): string =>
  `The platform documents every attribute, property, method, event, slot and part of each element at \`/widgets/docs/\`. \`loadParapet({ apiBase, version })\` loads the latest build of a major version (\`${version.split('.')[0]}\`) or an exact build (\`${version}\`).`

const aboutDoctor =
  'Opens the address in the Chromium or Chrome installed on your machine (or the one set in `CHROMIUM`) and lists each problem with the elements and the line to change. Exits with 1 when it finds a problem.'

export const packageReadme = (name: PackageName, version: string): string => {
  const [language, text] = sampleOf(name)
  return `# @parapet/${name}

\`\`\`sh
${installCommand(name, version)}
\`\`\`

\`\`\`${language}
${text}
\`\`\`

${name === 'doctor' ? aboutDoctor : aboutElements(version)}
`
}
