declare module '*/lib.js' {
  export const h: (tag: string, attributes: object | null, ...children: unknown[]) => unknown;
  export const html: (texts: TemplateStringsArray, ...values: unknown[]) => unknown;
  export const render: (content: unknown, parent: Element) => void;
  export function useCallback<T>(callback: T, inputs: unknown[]): T;
  export function useEffect(effect: () => unknown, inputs?: unknown[]): void;
  export function useMemo<T>(make: () => T, inputs: unknown[]): T;
  export function useRef<T>(value?: T): { current: T };
  export function useState<T>(value?: T | (() => T)): [T, (value: T | ((before: T) => T)) => void];
}
