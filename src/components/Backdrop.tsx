import { css } from "@emotion/react";
import { condition, media } from "../styles/media";
import { space } from "../styles/tokens";
import type { DrawingData } from "./Picture";

const style = css`
  width: 100%;
  max-height: 22rem;
  object-fit: contain;
  object-position: bottom;
  ${media.columns} {
    max-height: 30rem;
  }
  ${media.wide} {
    position: absolute;
    z-index: -1;
    bottom: 0;
    left: 50%;
    /* As wide as it was drawn for a screen of 1440 px, and narrower with the screen. */
    width: calc(var(--drawn) * min(100vw / 1440, 1px));
    max-width: none;
    max-height: none;
    translate: -50%;
  }
  [data-look="inside"] & {
    ${media.columns} {
      max-height: none;
    }
    ${media.wide} {
      height: 100%;
      object-fit: cover;
    }
  }
  ${media.belowColumns} {
    margin-top: ${space.s3};
  }
  ${media.print} {
    display: none;
  }
`;

interface Props {
  /** Over the whole width of wide screens, where the words lie on it. */
  wide: DrawingData;
  /** Under the words of narrower screens. */
  narrow: DrawingData;
}

/** Drawing behind the words of an opening; a browser loads the one that fits. */
export function Backdrop({ wide, narrow }: Props) {
  return (
    <picture>
      <source
        media={condition(media.wide)}
        srcSet={wide.file.publicURL ?? undefined}
        width={wide.file.fields?.width ?? 0}
        height={wide.file.fields?.height ?? 0}
      />
      <img
        css={style}
        style={{ "--drawn": wide.file.fields?.width ?? 0 }}
        src={narrow.file.publicURL ?? undefined}
        width={narrow.file.fields?.width ?? 0}
        height={narrow.file.fields?.height ?? 0}
        alt={wide.alt ?? ""}
        decoding="async"
      />
    </picture>
  );
}
