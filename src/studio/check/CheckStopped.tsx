interface Props {
  /** Why the check does not run. */
  why: string;
  onRetry: () => void;
}

/** Says that the check does not run, and offers to try again. */
export function CheckStopped({ why, onRetry }: Props) {
  return (
    <div className="studio-check" role="status">
      <p className="studio-bad">{why}</p>
      <p className="studio-buttons">
        <button type="button" onClick={onRetry}>
          Probeer opnieuw
        </button>
      </p>
    </div>
  );
}
