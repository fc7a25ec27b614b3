import theme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import Terminal from './terminal.vue';
import './style.css';
import './print.css';

export default {
  extends: theme,
  Layout: () => h(theme.Layout, null, { 'home-hero-image': () => h(Terminal) }),
};
