/**
 * Returns the script for `<head>`, without `<script>` around it, that opens a dialog for a button with
 * `command="show-modal"` in browsers that do not know invoker commands (before Chrome 135, Firefox 144, Safari 26.2):
 * the menu must open before the site's own scripts run.
 */
export const dialogCommandsScript = (): string =>
  [
    '"command"in HTMLButtonElement.prototype||document.addEventListener("click",function(e){',
    'var b=e.target.closest("[command=show-modal]");',
    'b&&document.getElementById(b.getAttribute("commandfor")).showModal()})',
  ].join("");
