/** A style sheet as its text, which Vite makes of it. */
declare module '*.css?inline' {
  const styles: string;
  export default styles;
}
