import type { KnipConfig } from 'knip'

// Entry points; every other file must be reachable from one of them, from a test or from a story.
export default {
  entry: [
    'content/*/scenarios.ts',
    'shell/dev-refresh.ts',
    'remotes/*/routes.tsx',
    'widgets/*/index.{ts,tsx}',
    'e2e/widgets/package-consumer/*.{ts,tsx}',
    'e2e/{portal/session-under-test,widgets/react-page-client}.ts',
    'server/operations/commands/*.ts',
    'server/platform/database/migrations/*.ts',
    'server/platform/pictures/picture-process.ts',
    'server/checks/plan/printing-process.ts',
    'server/substances/file-reader/{memory-watch,reading-process}.ts',
    'testing/fakes/clock.ts',
    'testing/harness/server-process.ts',
    'tools/*.ts',
    'tools/bench/bare.ts',
    'tools/build/{load-bundled,sheet-loader}.ts',
    'tools/mail-drawings/drawings.tsx',
  ],
  project: ['**/*.{ts,tsx,css}', '!{website,widgets/preview}/**'],
  // An alias of the build: tools/build/widgets.ts.
  ignoreDependencies: ['preact'],
  // Commands of the system that tests need, where it has them.
  ignoreBinaries: ['mount', 'umount', 'php'],
  compilers: {
    // A style sheet imports other style sheets, and fonts of packages by URL.
    css: (text: string) =>
      [...text.matchAll(/(?:@import\s+|url\((?="@))(["'][^"']+["'])/g)]
        .map(([, from]) => `import ${from}`)
        .join('\n'),
  },
} satisfies KnipConfig
