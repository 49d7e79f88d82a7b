/** What has gone wrong, said at once to whoever listens. */

export const Fault = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p class="why" role="alert">
      {text}
    </p>
  );
