declare module 'openapi-to-postmanv2' {
  interface Result {
    result: boolean;
    reason?: string;
    output?: { type: string; data: unknown }[];
  }
  const converter: {
    convert(
      input: { type: 'string'; data: string },
      options: Record<string, unknown>,
      done: (error: Error | null, result?: Result) => void,
    ): void;
  };
  export default converter;
}
