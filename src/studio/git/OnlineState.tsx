import { useEffect, useState } from "react";
import { type Online, onlineAtHost } from "./ask-host";

/** Pause between two questions to the git host, in ms. */
const PAUSE = 5000;

/** Most questions in a row, two minutes, to a host that has nothing to say: it may know of no website. */
const MOST = 24;

const WORDS: Readonly<Record<Online, string>> = {
  online: "De website met de laatste wijziging staat online.",
  busy: "De website met de laatste wijziging wordt gemaakt. Dat duurt enkele minuten; je kunt doorwerken.",
  failed:
    "De website met de laatste wijziging kon niet worden gemaakt; bezoekers zien de vorige. Vraag een ontwikkelaar wat er misging.",
};

/** Says whether what was saved last is online, as the git host tells. */
export function OnlineState() {
  const [state, setState] = useState<Online>();
  const [fault, setFault] = useState("");
  useEffect(() => {
    let timer = 0;
    let unanswered = 0;
    let turn = 0;
    const look = async (): Promise<void> => {
      window.clearTimeout(timer);
      turn += 1;
      const own = turn;
      const answer = await onlineAtHost().catch((error: Error) => error);
      // There has been a save since, which asks for itself, or nobody looks any more.
      if (own !== turn) {
        return;
      }
      const now = answer instanceof Error ? undefined : answer;
      unanswered = now ? 0 : unanswered + 1;
      setFault(answer instanceof Error ? answer.message : "");
      if (now) {
        setState(now);
      }
      if (unanswered === MOST) {
        setState(undefined);
      } else if (now !== "online" && now !== "failed") {
        timer = window.setTimeout(look, PAUSE);
      }
    };
    const lookAgain = () => {
      unanswered = 0;
      setState("busy");
      look();
    };
    look();
    window.addEventListener("studio-saved", lookAgain);
    return () => {
      turn = 0;
      window.clearTimeout(timer);
      window.removeEventListener("studio-saved", lookAgain);
    };
  }, []);
  return (
    <p role="status" className="studio-online">
      {fault || (state && WORDS[state])}
    </p>
  );
}
