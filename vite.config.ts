import { defineConfig } from 'vite'
import { contentPlugin } from './build/content/plugin.ts'
import { siteConfig } from './build/site-config.ts'

export default defineConfig(({ mode }) => siteConfig(mode, contentPlugin()))
