import type { EnhanceAppContext } from 'vitepress';
import theme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import Terminal from './terminal.vue';
import TraceTable from './trace-table.vue';
import './style.css';
import './print.css';

export default {
  extends: theme,
  enhanceApp: ({ app }: EnhanceAppContext) => void app.component('TraceTable', TraceTable),
  Layout: () => h(theme.Layout, null, { 'home-hero-image': () => h(Terminal) }),
};
