import { render } from './html/render.ts';

export interface Badge {
  label: string;
  text: string;
  color: string;
}

/** The endpoint format of https://shields.io. */
export function badgeJson({ label, text, color }: Badge): string {
  return `${JSON.stringify({ schemaVersion: 1, label, message: text, color })}\n`;
}

export function badgeSvg(badge: Badge): string {
  const [left, right] = [halfOf(badge.label, 0), halfOf(badge.text, widthOf(badge.label))];
  return render('badge', { ...badge, left, right, width: left.width + right.width });
}

/** `textLength` makes browsers fit the text into its half. */
function halfOf(text: string, start: number) {
  const width = widthOf(text);
  return { width, middle: start + width / 2, length: width - 14 };
}

/** The width in Verdana at 11 px with a padding of 7 px. */
function widthOf(text: string): number {
  return Math.round([...text].length * 6.6) + 14;
}
