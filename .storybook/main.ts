import type { StorybookConfig } from '@storybook/react-vite'

export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  // Pictures of the catalogue and of questions, at addresses like those of the server.
  staticDirs: [
    { from: '../server/shop/products/images', to: '/products' },
    { from: '../content/physical-strain/pictures', to: '/pictures/physical-strain' },
  ],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig
