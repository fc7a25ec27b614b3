import { type EnhanceAppContext, useData } from 'vitepress';
import theme from 'vitepress/theme-without-fonts';
import { h, onMounted, watch } from 'vue';
import { keepSearchAccessible } from './accessible-search.ts';
import { showActualAddress } from './actual-address.ts';
import SandboxLinks from './sandbox-links.vue';
import Terminal from './terminal.vue';
import TraceTable from './trace-table.vue';
import './style.css';
import './print.css';

export default {
  extends: theme,
  enhanceApp: ({ app }: EnhanceAppContext) => void app.component('TraceTable', TraceTable),
  Layout: () =>
    h(theme.Layout, null, {
      'home-hero-image': () => h(Terminal),
      'nav-bar-content-after': () => h(SandboxLinks),
      'nav-screen-content-after': () => h(SandboxLinks),
    }),
  setup() {
    const { page } = useData();
    watch(page, showActualAddress, { flush: 'post' });
    onMounted(showActualAddress);
    onMounted(keepSearchAccessible);
  },
};
