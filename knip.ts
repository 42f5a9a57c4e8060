import type { KnipConfig } from 'knip'

// What starts by itself; everything else must be reachable from here, from a test or from a story.
export default {
  entry: [
    'shell/dev-refresh.ts',
    'remotes/*/routes.tsx',
    'widgets/*/index.{ts,tsx}',
    'server/database/initialise.ts',
    'server/database/migrations/*.ts',
    'server/plan/printing-process.ts',
    'testing/harness/{database-writer,server-process}.ts',
    'tools/*.ts',
    'tools/bench/bare.ts',
    'tools/build/{load-bundled,sheet-loader}.ts',
  ],
  project: ['**/*.{ts,tsx,css}', '!website/**'],
  // Installs what tests need where it is there itself.
  ignoreBinaries: ['apt-get', 'php'],
  compilers: {
    // A style sheet imports in its own words, and takes a package's font by its address.
    css: (text: string) =>
      [...text.matchAll(/(?:@import\s+|url\((?="@))(["'][^"']+["'])/g)]
        .map(([, from]) => `import ${from}`)
        .join('\n'),
  },
} satisfies KnipConfig
